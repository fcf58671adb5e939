/** The site's fonts, if a build contains them. */
export interface ReaderFonts {
  serif: string | undefined;
  sans: string | undefined;
}

/** Returns the style sheet of the API docs. Its colours are copies of the site's design tokens (tokens.css). */
export function readerStyle({ serif, sans }: ReaderFonts): string {
  return `${face('Newsreader', serif)}${face('Hanken Grotesk', sans)}
:root{color-scheme:light dark;--paper:#f8f3e9;--sunk:#f1ebde;--ink:#1b1a17;--ink-2:#47433b;--ink-3:#686253;--rule:#dcd2be;--green:#12493a}
@media(prefers-color-scheme:dark){:root{--paper:#141612;--sunk:#1a1d17;--ink:#f0e9da;--ink-2:#c6bfae;--ink-3:#9c9584;--rule:#32362d;--green:#8fcaad}}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem}
body{margin:0;background:var(--paper);color:var(--ink-2);font:1.0625rem/1.55 'Hanken Grotesk',system-ui,sans-serif}
.page{max-width:1200px;margin:0 auto;padding:0 clamp(1.25rem,.4rem + 3.6vw,3rem) 6rem}
header{padding:clamp(2.5rem,5vw,5rem) 0 3rem;max-width:46rem}
h1,h2,h3{color:var(--ink);font-family:Newsreader,Georgia,serif;text-wrap:balance;margin:0}
h1{font-size:clamp(2.25rem,1.58rem + 2.97vw,3.875rem);font-weight:400;letter-spacing:-.02em;line-height:1.02}
h2{font-size:clamp(1.625rem,1.23rem + 1.7vw,2.5rem);font-weight:500;line-height:1.14;padding-top:1rem;border-top:1px solid var(--ink)}
h3{font-size:clamp(1.375rem,1.27rem + .48vw,1.625rem);font-weight:500;line-height:1.2;overflow-wrap:anywhere}
.kicker,.method,caption,nav p{color:var(--ink-3);font-size:.875rem}
.kicker{margin:0 0 .75rem}
.method{font-family:'Hanken Grotesk',system-ui,sans-serif}
.lede{font:400 clamp(1.1875rem,1.09rem + .42vw,1.4375rem)/1.5 Newsreader,Georgia,serif;margin:1.25rem 0 0}
a{color:var(--green);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--green);outline-offset:3px}
code{font:.9em ui-monospace,'SF Mono',Menlo,Consolas,monospace;color:var(--ink);overflow-wrap:anywhere}
a code{color:inherit}
.columns{display:grid;gap:3rem}
nav ul{list-style:none;margin:0 0 1.5rem;padding:0}
nav li a{display:block;padding:.25rem 0;text-decoration:none;overflow-wrap:anywhere}
nav li a:hover{text-decoration:underline}
nav p{margin:0 0 .25rem}
section{margin-bottom:4rem}
section>p{margin:.5rem 0 0}
article{padding-top:2rem}
article+article{margin-top:2rem;border-top:1px solid var(--rule)}
.summary{margin:.5rem 0 0}
table{width:100%;border-collapse:collapse;margin-top:1.25rem;font-size:.9375rem}
caption{text-align:left;padding-bottom:.25rem}
th,td{text-align:left;vertical-align:top;font-weight:400;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--rule)}
tr:first-child>*{border-top-color:var(--ink)}
th{width:9rem;color:var(--ink)}td:nth-child(2){width:14rem}
.choices{color:var(--ink-3)}
.example{margin:1.25rem 0 0}
@media(min-width:900px){.columns{grid-template-columns:15rem minmax(0,1fr)}nav{position:sticky;top:2rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto;font-size:.9375rem}}
@media(max-width:759px){tr,th,td{display:block;width:auto!important;border:0;padding:0}tr{border-top:1px solid var(--rule);padding:.5rem 0}}`;
}

function face(family: string, file: string | undefined): string {
  if (file === undefined) return '';
  return `@font-face{font-family:'${family}';src:url('${file}') format('woff2');font-weight:400 700;font-display:swap}`;
}
