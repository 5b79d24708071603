import { guide } from 'virtual:api-guide';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '#platform/use-page-title.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { GuideBlock } from './GuideBlock.tsx';
import { GuideContents } from './GuideContents.tsx';
import type { Block } from './guide-blocks.ts';

const style =
  'min-w-0 flex-1 max-w-176 text-md text-text-muted [&_h1]:text-text [&_h2]:mt-12 [&_h2]:scroll-mt-20 [&_h2]:text-lg [&_h2]:font-semibold [&_h2]:text-text [&_h3]:mt-8 [&_h3]:scroll-mt-20 [&_h3]:font-semibold [&_h3]:text-text [&_li]:mt-1 [&_p]:mt-3 [&_p_code]:font-mono [&_p_code]:text-sm [&_p_code]:text-text [&_p_code]:wrap-anywhere [&_td_code]:font-mono [&_td_code]:text-text [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2';

const blocks = withSections(guide);

export default function ApiGuideScreen() {
  usePageTitle('API guide');
  const { hash } = useLocation();
  // The browser looked for the place before the page was drawn.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <div className="flex gap-12">
      <article className={style}>
        <PageHeader title="API guide" />
        {blocks.map(({ block, section }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
          <GuideBlock key={index} block={block} section={section} />
        ))}
      </article>
      <GuideContents blocks={guide} />
    </div>
  );
}

/** Each block with the heading that it stands under; the title of the page is its header. */
function withSections(page: Block[]): { block: Block; section: string }[] {
  let section = 'API guide';
  return page.flatMap((block) => {
    if (block.kind === 'heading') section = block.parts.map(({ text }) => text).join('');
    return block.kind === 'heading' && block.level === 1 ? [] : [{ block, section }];
  });
}
