import { config } from '#console/config.ts';
import { useReturnTo } from './use-return-to.ts';

const link = 'py-1 text-text-faint hover:underline hover:underline-offset-2';

export function Footer() {
  const support = useReturnTo(config.supportUrl ?? window.location.origin);
  return (
    <footer className="flex gap-5 px-gutter py-3 text-xs">
      <a href="/about-tassel" target="_blank" rel="noopener" className={link}>
        about
      </a>
      <a href="/legal" target="_blank" rel="noopener" className={link}>
        legal
      </a>
      <a
        href={config.supportUrl ? support : '/help'}
        target="_blank"
        rel="noopener"
        className={`${link} max-md:hidden`}
      >
        help
      </a>
    </footer>
  );
}
