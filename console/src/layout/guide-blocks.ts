/** A page of the docs as the build makes it (parse-page.ts). */
export type Inline = { text: string; isCode?: boolean; to?: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'code'; language: string; text: string };
