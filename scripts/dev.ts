import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildConsole } from './console-build.ts';
import { root, toolEnvironment } from './programs.ts';

function keepRunning(command: string, args: string[], cwd: string): ChildProcess {
  return spawn(command, args, { cwd, stdio: 'inherit', env: toolEnvironment() });
}

await buildConsole();
const programs = [
  keepRunning('vite', ['build', '--watch', '--logLevel', 'warn'], join(root, 'console')),
  keepRunning(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/start.ts'], root),
];

// Ctrl-C reaches the programs too: this one only waits until they have stopped in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const program of programs) program.kill('SIGTERM');
  });
}
await Promise.all(programs.map((program) => once(program, 'exit')));
