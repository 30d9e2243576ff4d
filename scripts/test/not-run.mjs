/** The counts of a stage that this machine cannot run, which is no failure. @param {string} reason */
export function notRun(reason) {
  console.log(`  not run: ${reason}`);
  return { passed: 0, failed: 0, failures: [], note: `not run: ${reason}` };
}
