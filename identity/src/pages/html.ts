export type Html = { readonly markup: string };
type Part = Html | string | number | false | undefined | readonly Part[];

/** Markup with every inserted text escaped; markup made by `html` goes in as it is. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.reduce((markup, text, index) => markup + render(parts[index - 1]) + text) };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(render).join('');
  return escapeHtml(String(part));
}
