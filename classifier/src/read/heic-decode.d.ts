declare module 'heic-decode' {
  type Image = { width: number; height: number; data: Uint8ClampedArray };
  type LazyImage = { width: number; height: number; decode: () => Promise<Image> };
  const decode: ((input: { buffer: Uint8Array }) => Promise<Image>) & {
    all: (input: { buffer: Uint8Array }) => Promise<LazyImage[] & { dispose: () => void }>;
  };
  export = decode;
}
