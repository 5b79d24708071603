declare module 'virtual:api-guide' {
  export const guide: import('./layout/guide-blocks.ts').Block[];
}
