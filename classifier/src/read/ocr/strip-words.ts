import type { Word } from '../../page.ts';
import type { Letterform } from './read-strip.ts';
import { splitGlued } from './split-glued.ts';
import { boxInStrip, type Strip } from './text-strip.ts';

/** Words of a strip that only reader B has seen, in pixels of the picture. */
export function stripWords(strip: Strip, forms: readonly Letterform[]): Word[] {
  const step = medianStep(forms);
  const groups: Letterform[][] = [[]];
  for (const form of forms) {
    const group = groups.at(-1) ?? [];
    const last = group.at(-1);
    const isApart = last !== undefined && (form.at - last.at > step * wideGap || isDroppedBlank(last, form, group));
    if (form.text.trim() === '') groups.push([]);
    else if (isApart) groups.push([form]);
    else group.push(form);
  }
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const text = plainFigure(group.map((form) => form.text).join(''));
      const confidence = group.reduce((sum, form) => sum + form.confidence, 0) / group.length;
      const from = (group[0]?.at ?? 0) - step / 2;
      const to = (group.at(-1)?.at ?? 1) + step / 2;
      return { text, confidence, ...boxInStrip(strip, Math.max(0, from), Math.min(1, to)) };
    })
    .flatMap(splitGlued);
}

// In steps from letter to letter.
const wideGap = 3.5;

/** Reader B drops blanks after commas and bars, and between words and figures. */
function isDroppedBlank(last: Letterform, form: Letterform, group: readonly Letterform[]): boolean {
  const before = group.map((each) => each.text).join('');
  if (/[|·•]$/.test(last.text)) return true;
  if (/[A-Za-z],$/.test(before) && /[A-Za-z]/.test(form.text)) return true;
  if (/^[A-Za-z]{2,}:?$/.test(before) && /[\d$]/.test(form.text)) return true;
  return /[A-Za-z]$/.test(before) && form.text === '$';
}

function medianStep(forms: readonly Letterform[]): number {
  const steps = forms.slice(1).map((form, index) => form.at - (forms[index]?.at ?? 0));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0.5;
}

/** Reader B's habits with money: the letter O for a zero, a point for the comma of thousands. */
export function plainFigure(text: string): string {
  return text
    .replace(/(?<=\$[\d,.O]*)O/g, '0')
    .replace(/(?<=\d)O(?=[\d,.]|$)/g, '0')
    .replace(/(?<=\$\d{1,3})\.(?=\d{3}(\D|$))/g, ',');
}
