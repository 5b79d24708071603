import { type Logger, pino } from 'pino';

export type Log = Logger;

const secrets: [RegExp, string][] = [
  [/eyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/tsl_[a-z0-9]{8}_[A-Za-z0-9]+/g, '[key]'],
  [/whsec_[A-Za-z0-9+/=]+/g, '[secret]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]'],
  [/((?:token|code|id_token_hint|refresh_token|password)=)[^&\s"\\]+/gi, '$1[hidden]'],
];

/** Tokens, keys and mail addresses never reach a log, wherever in the line they stand. */
export const redact = (line: string): string =>
  secrets.reduce((text, [pattern, stand]) => text.replace(pattern, stand), line);

export function openLog(level: string, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: ['*.authorization', '*.cookie'] },
    { write: (line) => write(redact(line)) },
  );
}
