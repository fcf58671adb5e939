import { spawn } from 'node:child_process';

/** Runs a program and returns its output. If the program fails, throws an error with the output. */
export function runProgram(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(pieces).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${command} ended with status ${code}:\n${text}`));
    });
  });
}
