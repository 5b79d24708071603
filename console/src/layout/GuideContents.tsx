import { Link } from 'react-router';
import { GuideText } from './GuideText.tsx';
import type { Block } from './guide-blocks.ts';

/** The headings of a long page, beside it where there is room. */
export function GuideContents({ blocks }: { blocks: Block[] }) {
  return (
    <nav aria-label="On this page" className="sticky top-20 w-44 shrink-0 self-start text-sm max-lg:hidden">
      <p className="font-medium">On this page</p>
      <ul className="mt-2 grid gap-1.5">
        {blocks.map(
          (block) =>
            block.kind === 'heading' &&
            block.level === 2 && (
              <li key={block.id}>
                <Link to={`#${block.id}`} className="text-text-muted hover:text-text hover:underline">
                  <GuideText parts={block.parts} />
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
