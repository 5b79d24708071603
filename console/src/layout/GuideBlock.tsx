import { CopyCode } from '#ui/CopyCode.tsx';
import { GuideTable } from './GuideTable.tsx';
import { GuideText } from './GuideText.tsx';
import type { Block } from './guide-blocks.ts';

const languageNames: Record<string, string> = { bash: 'Shell', json: 'JSON', ts: 'TypeScript', python: 'Python' };
const exampleAddress = 'https://tassel.example';

type Props = { block: Block; section: string };

export function GuideBlock({ block, section }: Props) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id}>
          <GuideText parts={block.parts} />
        </h2>
      ) : (
        <h3 id={block.id}>
          <GuideText parts={block.parts} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <GuideText parts={block.parts} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((parts) => (
            <li key={JSON.stringify(parts)}>
              <GuideText parts={parts} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <GuideTable label={section} rows={block.rows} />;
    case 'code':
      return (
        <div className="mt-4">
          <CopyCode label={`${section}, ${languageNames[block.language] ?? block.language}`}>
            {block.text.replace(exampleAddress, window.location.origin)}
          </CopyCode>
        </div>
      );
  }
}
