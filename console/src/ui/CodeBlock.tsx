import { classNames } from './class-names.ts';

type Props = { label: string; children: string; wrap?: boolean; className?: string };

export function CodeBlock({ label, children, wrap, className }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        'max-h-96 overflow-auto rounded-md bg-surface-sunken p-3 [scrollbar-width:thin]',
        className,
      )}
    >
      <pre
        className={classNames('font-mono text-xs leading-5 text-text', wrap && 'wrap-break-word whitespace-pre-wrap')}
      >
        <code>{children}</code>
      </pre>
    </section>
  );
}
