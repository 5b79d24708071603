import { example, givesReader, optional } from '../phrases/prose-phrases.ts';
import { type Sentence, textOf } from './sentences.ts';

/** `SET_ASIDE`: of somebody else, or of what may be bought; `UNSURE`: among such, but it gives the reader something. */
export type Telling = 'OFFER' | 'SET_ASIDE' | 'UNSURE';

/** What each sentence tells of, in the order of the letter: an example goes on to the end of its paragraph. */
export function examplesIn(): (sentence: Sentence) => Telling {
  let last: Sentence | null = null;
  let isExample = false;
  let isRemark = false;
  return (sentence) => {
    if (sentence.paragraph !== last?.paragraph) isExample = false;
    last = sentence;
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

/** In the middle of a sentence that tells of the reader, and supposes nothing. */
const remark =
  /^(?!for |suppose|imagine|if |should |say )(.*\byou(r|['’]\w+)?\b.*\bfor (example|instance)\b|.+\bfor (example|instance)\b.*\byou(r|['’]\w+)?\b)/i;
