export function tagOf(typed: string): string {
  return typed.replaceAll(',', '').trim();
}

export function splitTags(text: string): { tags: string[]; rest: string } {
  return { tags: text.split(/[\s,;]+/).filter(Boolean), rest: '' };
}
