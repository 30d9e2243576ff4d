/**
 * To be imported before a program that npm runs (`node --import`): ends it, as SIGTERM would, when npm is ended. npm tells only the shell
 * between them, and some shells go without a word.
 */
import process from 'node:process';

const CHECK_MS = 1000;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS);
watch.unref();
