/** One icon of Lucide. The package itself is not imported: it would load all of its 1,700 icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  export default icon;
}
