import { Fragment } from 'react';
import { classNames } from '#ui/class-names.ts';

type Props = {
  label: string;
  text: string;
  /** Lines that this text did not have are marked. */
  before?: string;
  /** Headers and the like, without colors. */
  isPlain?: boolean;
};

const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d+(?:\.\d+)?|true|false|null)/g;

/** JSON with its strings and figures in color; any other text as it is. */
export function JsonText({ label, text, before, isPlain }: Props) {
  const old = new Set(before?.split('\n').map(withoutComma));
  const lines = text.split('\n').map((line, index) => ({ line, key: index }));
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-b-lg bg-surface-sunken py-3 font-mono text-xs leading-5 -outline-offset-2 [scrollbar-width:thin]"
    >
      <pre className="w-max min-w-full">
        <code>
          {lines.map(({ line, key }) => (
            <span
              key={key}
              className={classNames(
                'block px-4',
                before !== undefined && !old.has(withoutComma(line)) && 'bg-blue-fill',
              )}
            >
              {isPlain ? line : colored(line)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}

const withoutComma = (line: string): string => line.replace(/,$/, '');

function colored(line: string) {
  let end = 0;
  const parts = [...line.matchAll(tokens)].map((match) => {
    const [all, string, colon, figure] = match;
    const gap = line.slice(end, match.index);
    end = match.index + all.length;
    return (
      <Fragment key={match.index}>
        {gap}
        <span className={colon ? 'text-text' : figure ? 'text-blue-text' : 'text-green-text'}>{string ?? figure}</span>
        {colon}
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {line.slice(end)}
    </>
  );
}
