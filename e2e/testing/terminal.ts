import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Command = {
  pid: number;
  output(): string;
  /** What a terminal's Ctrl-C does: the signal goes to the command and to all that it started. */
  pressCtrlC(): void;
  /** Answers how it ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Presses Ctrl-C unless it has ended, and waits. */
  end(): Promise<unknown>;
};

/** A command of the project as a terminal runs it: in a process group of its own. */
export function runInTerminal(file: string, args: string[], env: Record<string, string>): Command {
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const pid = child.pid as number;
  const pressCtrlC = () => void process.kill(-pid, 'SIGINT');
  const ended: Command['ended'] = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  return {
    pid,
    output: () => output,
    pressCtrlC,
    ended,
    end() {
      if (child.exitCode === null && child.signalCode === null) pressCtrlC();
      return ended;
    },
  };
}
