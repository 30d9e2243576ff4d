/**
 * Preloaded (`node --import`) into a program that npm runs: sends it SIGTERM when npm has ended. npm signals only the shell
 * between npm and the program, and some shells do not pass the signal on.
 */
import process from 'node:process';

const CHECK_MS = 1000;

const parentPid = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parentPid) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS);
timer.unref();
