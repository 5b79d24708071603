import { Button } from './Button.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { useCopy } from './use-copy.ts';

type Props = { label: string; children: string; wrap?: boolean };

/** Code that is meant to be taken along. */
export function CopyCode({ label, children, wrap }: Props) {
  const { result, copy } = useCopy();
  return (
    <div className="relative">
      <CodeBlock label={label} wrap={wrap} className="pr-24 max-md:pt-12 max-md:pr-3">
        {children}
      </CodeBlock>
      <span className="absolute top-2 right-2">
        <Button
          size="sm"
          icon={result === 'Copied' ? 'check' : 'copy'}
          aria-label={`Copy: ${label}`}
          onClick={() => void copy(children)}
        >
          {result === 'Copied' ? 'Copied' : 'Copy'}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {result}
      </span>
    </div>
  );
}
