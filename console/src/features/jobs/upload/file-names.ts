import { filenameKey, jobLimits } from '@tassel/contract/job.ts';

export function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { stem: name.slice(0, dot), extension: name.slice(dot) } : { stem: name, extension: '' };
}

/** "award.pdf" with "-2" is "award-2.pdf"; a long stem gives way. */
export function withSuffix(name: string, suffix: string): string {
  const { stem, extension } = splitName(name);
  const room = jobLimits.maxFilenameLength - suffix.length - extension.length;
  return stem.slice(0, Math.max(room, 1)) + suffix + extension;
}

/** A name that nobody has: with the folder that the file came from, else with a number. */
export function freeName(name: string, folder: string, taken: ReadonlySet<string>): string {
  const fromFolder = folder ? shortened(`${folder}-${name}`) : name;
  if (!taken.has(filenameKey(fromFolder))) return fromFolder;
  for (let number = 2; ; number++) {
    const numbered = withSuffix(name, `-${number}`);
    if (!taken.has(filenameKey(numbered))) return numbered;
  }
}

/** As D 8 allows it: not too long, no slash, no control character. */
export function shortened(name: string): string {
  return withSuffix(name.replace(/[/\\\p{Cc}]+/gu, '-').trim() || 'letter', '');
}
