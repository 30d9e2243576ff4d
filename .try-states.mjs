import { runnerImport, createServer } from 'vite';
import { chromium } from '@playwright/test';
import process from 'node:process';
const root = process.cwd();
const opts = { configFile: false, root, resolve: { tsconfigPaths: true } };
const t0=Date.now();
const { module: serve } = await runnerImport(root+'/states/server/serve.ts', opts);
const { module: list } = await runnerImport(root+'/states/states.ts', opts);
const { module: src } = await runnerImport(root+'/scripts/vite/states-sources.ts', opts);
console.log('loaded', Date.now()-t0);
const dist = process.env.DIST || 'dist';
const { url, server } = await serve.serveBuiltStates(dist, src.statesSources);
console.log(url);
const only = process.argv[2]?.split(',');
const locales = (process.env.LOCALES ?? 'cs').split(',');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox','--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: Number(process.env.WIDTH ?? 390), height: 780 }, reducedMotion: 'reduce', timezoneId:'Europe/Prague', locale:'cs-CZ' });
let ok=0; const bad=[];
const queue = list.states.filter(s => !only || only.some(o=>s.name.startsWith(o))).flatMap(s=>locales.map(l=>[s.name,l]));
const { module: look } = await runnerImport(root+'/states/look/open.ts', opts);
async function worker() {
  const page = await ctx.newPage();
  for (let item; item = queue.shift();) {
    const [name, locale] = item;
    const log=[]; const h=(m)=>{ if(['error','warning'].includes(m.type())) log.push(m.text().slice(0,300)); }; const e=(x)=>log.push('PAGE '+x.message);
    page.on('console',h); page.on('pageerror',e);
    const t=Date.now();
    try { await look.openState(page,url,name,{locale,theme:'light'}); ok++; if (process.env.SHOT) await page.screenshot({path:`/tmp/shots/${name}-${locale}.png`, fullPage: true}); if(process.env.V) console.log(name, Date.now()-t); if (process.env.LOG&&log.length) console.log(name, log); }
    catch (error) { bad.push(name); console.log('BAD', name, locale, error.message.slice(0,700), log.join(' | ').slice(0,600)); if (process.env.SHOT) await page.screenshot({path:`/tmp/shots/BAD-${name}-${locale}.png`}); }
    page.off('console',h); page.off('pageerror',e);
  }
}
await Promise.all([worker(), worker()]);
console.log(ok, 'ok', bad.length, 'bad', Date.now()-t0, bad.join());
await browser.close(); server.close(); process.exit(0);
