/** Replaces the process that finds articles: it does what the page's HTML says. */
process.on('message', ({ html }: { html: string }) => {
  if (html === 'hang') return;
  if (html === 'die') process.kill(process.pid, 'SIGKILL');
  else if (html === 'exit') process.exit(1);
  else process.send?.(html === 'nonsense' ? { title: 7 } : { title: html, excerpt: '', html });
});
process.on('disconnect', () => process.exit());
