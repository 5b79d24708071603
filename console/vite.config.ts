import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guidePlugin } from './guide-plugin.ts';
import { lightenGraphiql } from './lighten-graphiql.ts';

/** The libraries of the first load: they change seldom, so a browser keeps them over many releases of ours. */
const firstLibraries =
  /\/node_modules\/(react|react-dom|react-router|react-redux|scheduler|@reduxjs\/toolkit|redux|redux-thunk|immer|reselect|use-sync-external-store|oidc-client-ts|jwt-decode)\//;

/**
 * A document in the code becomes the generated one of its name. Else the build would hold each three times: where it is
 * written, and as key and value of the map of all documents.
 */
const generatedDocuments: Plugin = {
  name: 'generated-documents',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/console\/src\/.*\.tsx?$/.test(id) || !code.includes('graphql(`')) return;
    const names: string[] = [];
    const changed = code.replace(/\bgraphql\(`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\)/g, (_all, kind, name) => {
      if (kind === 'fragment') return 'undefined';
      names.push(`${name}Document`);
      return `${name}Document`;
    });
    return { code: `import { ${names.join(', ')} } from '#console/generated/graphql.ts';\n${changed}`, map: null };
  },
};

export default defineConfig({
  plugins: [generatedDocuments, react(), tailwindcss(), guidePlugin(), lightenGraphiql()],
  // A worker of modules can load what is heavy when it needs it.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Every asset is a file of its own: the Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The explorer's editor is one file of 2.8 MB, and loaded on its page alone.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      // Marks of another compiler in GraphiQL's files, without meaning here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: firstLibraries },
            // What several screens share comes in one file: a file each would weigh more by its headers.
            { name: 'shared', test: /\/(console\/src|contract)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
