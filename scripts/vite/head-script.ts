import { bundleScript } from './bundle-script.ts';

/** Bundles the script for the head of each page (src/before-app/head.ts). Its code contains no `</script>`. */
export async function headScript(): Promise<string> {
  const { code } = await bundleScript({
    input: 'src/before-app/head.ts',
    output: { format: 'iife', entryFileNames: 'head.js' },
    build: { sourcemap: false },
  });
  return code.trim().replaceAll('</script', String.raw`<\/script`);
}
