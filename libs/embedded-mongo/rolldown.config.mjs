const bundled = /^@oxc-project\/runtime/;

export default {
  input: { server: 'src/host/server.ts' },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external: (id) => /^[^./]/.test(id) && !bundled.test(id) && !id.startsWith('\0'),
  output: { dir: 'dist', format: 'esm', sourcemap: true },
};
