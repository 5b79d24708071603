import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Inline } from './src/layout/guide-blocks.ts';

/** A page of the docs as data. Raw HTML stays text, and what the console can't draw fails the build. */
export function parsePage(text: string): Block[] {
  return readBlocks([...new MarkdownIt({ html: false }).parse(text, {})]);
}

function readBlocks(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (let token = tokens.shift(); token; token = tokens.shift()) blocks.push(readBlock(token, tokens));
  return blocks;
}

function readBlock(token: Token, rest: Token[]): Block {
  if (token.type === 'fence') return { kind: 'code', language: token.info, text: token.content.trimEnd() };
  const inside = takeUntil(rest, token.type.replace('_open', '_close'), token.level);
  if (token.type === 'paragraph_open') return { kind: 'paragraph', parts: inlineOf(inside) };
  if (token.type === 'heading_open') {
    const parts = inlineOf(inside);
    return { kind: 'heading', level: Number(token.tag.slice(1)), id: idOf(parts), parts };
  }
  if (token.type === 'table_open') return { kind: 'table', rows: rowsOf(inside) };
  if (token.type === 'bullet_list_open') return { kind: 'list', items: itemsOf(inside) };
  throw new Error(`The guide can't show ${token.type} yet.`);
}

/** What lies before the end of a block, which goes with it. */
function takeUntil(rest: Token[], type: string, level: number): Token[] {
  const end = rest.findIndex((token) => token.type === type && token.level === level);
  return rest.splice(0, end + 1).slice(0, -1);
}

const inlineOf = (tokens: Token[]): Inline[] =>
  readInline(tokens.find(({ type }) => type === 'inline')?.children ?? []);

function readInline(tokens: readonly Token[]): Inline[] {
  const parts: Inline[] = [];
  let to: string | undefined;
  for (const token of tokens) {
    const { type, content } = token;
    if (type === 'link_open') to = String(token.attrGet('href'));
    else if (type === 'link_close') to = undefined;
    else if (type === 'softbreak') parts.push({ text: ' ' });
    else if (type === 'text' || type === 'code_inline')
      parts.push({ text: content, ...(type === 'code_inline' && { isCode: true }), ...(to && { to }) });
    else throw new Error(`The guide can't show ${type} yet.`);
  }
  return parts.filter(({ text }) => text !== '');
}

function rowsOf(tokens: Token[]): Inline[][][] {
  const rows: Inline[][][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline') rows.at(-1)?.push(readInline(token.children ?? []));
  }
  return rows;
}

const itemsOf = (tokens: Token[]): Inline[][] =>
  tokens.filter(({ type }) => type === 'inline').map(({ children }) => readInline(children ?? []));

const idOf = (parts: Inline[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
