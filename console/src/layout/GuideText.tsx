import { Link } from 'react-router';
import type { Inline } from './guide-blocks.ts';

/** Words, code and links of a line. */
export function GuideText({ parts }: { parts: Inline[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
    <Part key={index} part={part} />
  ));
}

function Part({ part: { text, isCode, to } }: { part: Inline }) {
  const words = isCode ? <code>{text}</code> : text;
  if (!to) return words;
  return /^https?:/.test(to) ? (
    <a href={to} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    <Link to={to}>{words}</Link>
  );
}
