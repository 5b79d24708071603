import { relative } from 'node:path';
import type { Config } from '#platform/config.ts';
import { demoPassword, demoSignIns } from './demo.ts';

/** Tells whoever started it where it is and how to get in. */
export function printWelcome(config: Config, note?: string): void {
  const lines = [`Tassel runs at ${config.publicUrl}`];
  if (!config.roles.includes('web')) lines[0] = 'Tassel works in the background';
  if (config.isDefaultRun && config.roles.includes('web'))
    lines.push(
      '',
      `Sign in with the password "${demoPassword}" as`,
      ...demoSignIns.map(({ email, is }) => `  ${email.padEnd(36)}${is}`),
      '',
      `Mail that it sends: ${config.publicUrl}/dev/mail   Controls: ${config.publicUrl}/dev/gallery`,
    );
  if (!config.databaseUrl) lines.push(note ?? `Data: ${relative('.', config.dataDir) || '.'}`);
  if (config.isDefaultRun) lines.push('Ctrl-C stops it.');
  console.log(lines.join('\n'));
}
