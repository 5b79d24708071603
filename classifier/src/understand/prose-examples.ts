import { example, givesReader, optional } from '../phrases/prose-phrases.ts';
import type { Paragraph } from './running-text.ts';
import { type Sentence, type Token, textOf } from './sentences.ts';

/** `SET_ASIDE`: of somebody else, or of what may be bought; `UNSURE`: among such, but it gives the reader something. */
export type Telling = 'OFFER' | 'SET_ASIDE' | 'UNSURE';

/** What each sentence tells of, in the order of the letter: an example goes on to the end of its paragraph. */
export function examplesIn(): (sentence: Sentence) => Telling {
  let last: Sentence | null = null;
  let isExample = false;
  let isRemark = false;
  let isGlossary = false;
  return (sentence) => {
    const { paragraph } = sentence;
    if (paragraph !== last?.paragraph) {
      isExample = false;
      isGlossary = paragraph.heading
        ? glossary.test(paragraph.heading.text)
        : isTermEntry(sentence) ||
          (isGlossary &&
            (isEntry(sentence) || (isRightUnder(last?.paragraph, paragraph) && !isToReader(textOf(sentence.tokens)))));
    }
    last = sentence;
    if (isGlossary) return 'SET_ASIDE';
    const text = textOf(sentence.tokens);
    const gives = isExample && givesReader.test(text);
    // "You may use it, for example, for your books. We add …"
    if (gives && isRemark) isExample = false;
    if (isExample) return gives ? 'UNSURE' : 'SET_ASIDE';
    isExample = example.test(text) || optional.test(text);
    isRemark = isExample && sentence.tokens.every(({ value }) => value === null) && remark.test(text);
    return isExample ? 'SET_ASIDE' : 'OFFER';
  };
}

/** What such a heading stands over explains words, with sums of anybody. */
const glossary = /^(a )?(glossary|definitions?|(key|helpful|common|financial aid) terms|terms (to know|explained))\b/i;

function isRightUnder(upper: Paragraph | undefined, lower: Paragraph): boolean {
  const [last, first] = [upper?.pieces.at(-1), lower.pieces[0]];
  return !!last && !!first && upper?.page === lower.page && first.y - last.y < 2.5 * last.height;
}

/** "Work-study: wages that one earns": a word and what it means. What is offered is told of the reader, or of a sum at once. */
const isEntry = ({ tokens }: Sentence): boolean => {
  const end = entryEnd(tokens);
  return end > 0 && /^\p{Ll}/u.test(tokens[end]?.text ?? '') && !/^(you|we|our)/.test(tokens[end]?.text ?? '');
};

/** "For this year we estimate the following: …" */
const isToReader = (text: string): boolean => /\b(we|our|your?)\b/i.test(text);

/** "Net price: what is left after grants." opens a glossary without a heading, if nothing that follows tells of the reader. */
const isTermEntry = ({ tokens, paragraph }: Sentence): boolean =>
  moneyTerm.test(textOf(tokens.slice(0, entryEnd(tokens)))) &&
  isEntry({ tokens, paragraph }) &&
  tokens.every(({ value }) => value === null) &&
  !paragraph.pieces.some(({ text }) => isToReader(text));

const entryEnd = (tokens: Token[]): number => tokens.slice(0, 6).findIndex(({ text }) => /:$/.test(text)) + 1;

/** Words that are explained to everybody, and that no award is called. */
const moneyTerm =
  /^(cost of attendance|coa|net (price|cost)|(student aid|sai) index|sai|financial need|gift aid|self-help|fafsa)( \(\w+\))?:$/i;

/** In the middle of a sentence that tells of the reader, and supposes nothing. */
const remark =
  /^(?!for |suppose|imagine|if |should |say )(.*\byou(r|['’]\w+)?\b.*\bfor (example|instance)\b|.+\bfor (example|instance)\b.*\byou(r|['’]\w+)?\b)/i;
