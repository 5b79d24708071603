import type { Plugin } from 'vite';

const ownFonts = /@font-face\s*\{[^}]*font-family:\s*["']?(?:Roboto|Fira Code)[^}]*\}/g;

/** GraphiQL's style sheet without the typefaces that it carries inside: the console's own are shown instead. */
export function lightenGraphiql(): Plugin {
  return {
    name: 'tassel-lighten-graphiql',
    enforce: 'pre',
    transform: (code, id) => (/\/graphiql\/dist\/style\.css$/.test(id) ? code.replace(ownFonts, '') : undefined),
  };
}
