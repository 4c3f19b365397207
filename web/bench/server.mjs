// Starts a server of ours on a free port and waits until it says where it is.
import { spawn } from 'node:child_process';

export function serve(command, ...args) {
  const child = spawn(command, [...args, '--addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill()); // where a measurement fails
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const address = /http:\/\/[^/\s]+/.exec(text)?.[0];
      if (address) resolve({ address, stop: () => child.kill() });
    });
  });
}
