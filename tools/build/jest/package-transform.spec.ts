import { createTransformer } from './package-transform.cjs';

const { process: transform, getCacheKey } = createTransformer({
  ...{ swcrc: false, sourceMaps: false, module: { type: 'commonjs' } },
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
});

describe('the code of packages', () => {
  it('is made CommonJS where it is an ES module, without a source map', () => {
    for (const source of ['import one from "one";one()', '1;export{a as default};let a = 1']) {
      const { code } = transform(source, '/node_modules/one/main.mjs');
      expect(code).toContain('use strict');
      expect(code).not.toMatch(/^\s*(import|export)\b|sourceMappingURL/m);
    }
    const later = transform('const load = () => import("two");', '/node_modules/one/later.js');
    expect(later.code).toContain('require("two")');
  });

  it('stays as it is where it is CommonJS', () => {
    const source = 'module.exports = require("one");\n//# sourceMappingURL=main.js.map\n';
    expect(transform(source, '/node_modules/one/main.js').code).toBe(source);
  });

  it('is kept until the options or the transform change', () => {
    const key = getCacheKey('1', '/a.js', { instrument: false, config: {}, configString: '' });
    expect(key).toContain('OWN_SOURCE');
  });
});
