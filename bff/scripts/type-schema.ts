import ts from 'typescript';

/** JSON Schema as far as the contract needs it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Turns types of the contract into closed JSON schemas; exported ones become named components. */
export class TypeSchemas {
  readonly named = new Map<string, Schema>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The schema of a type. @throws Error for what no JSON answer can hold. */
  of(type: ts.Type): Schema {
    const name = nameOf(type);
    if (!name) return this.structure(type);
    if (!this.named.has(name)) {
      // Known before its parts are, so that a type may hold itself.
      this.named.set(name, {});
      this.named.set(name, this.structure(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private structure(type: ts.Type): Schema {
    if (type.flags & ts.TypeFlags.StringLike) return literal(type, 'string');
    if (type.flags & ts.TypeFlags.NumberLike) return literal(type, 'number');
    if (type.flags & ts.TypeFlags.BooleanLike) return this.boolean(type);
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isUnion()) return this.union(type.types);
    if (this.checker.isArrayLikeType(type)) return this.list(type);
    if (
      type.flags &
      (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive | ts.TypeFlags.Intersection)
    ) {
      return this.object(type);
    }
    throw new Error(`No schema for ${this.checker.typeToString(type)}`);
  }

  private boolean(type: ts.Type): Schema {
    if (type.isUnion()) return { type: 'boolean' };
    return { type: 'boolean', enum: [this.checker.typeToString(type) === 'true'] };
  }

  private union(types: readonly ts.Type[]): Schema {
    const present = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    if (present.every((one) => one.isStringLiteral())) {
      const values = present.map((one) => (one as ts.StringLiteralType).value);
      return { type: 'string', enum: values.sort() };
    }
    const truths = present.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const rest = present.filter((one) => !truths.includes(one));
    const schemas = [
      ...rest.map((one) => this.of(one)),
      ...(truths.length === 2 ? [{ type: 'boolean' }] : truths.map((one) => this.of(one))),
    ];
    // The compiler's order depends on what it read first.
    schemas.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
  }

  private list(type: ts.Type): Schema {
    const [items] = this.checker.getTypeArguments(type as ts.TypeReference);
    if (!items) throw new Error(`A list of what? ${this.checker.typeToString(type)}`);
    return { type: 'array', items: this.of(items) };
  }

  private object(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      properties[symbol.name] = this.of(this.checker.getTypeOfSymbol(symbol));
      if (!(symbol.flags & ts.SymbolFlags.Optional)) required.push(symbol.name);
    }
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const additionalProperties = values ? this.of(values) : false;
    return { type: 'object', properties, required, additionalProperties };
  }
}

/** The name of an interface; generic and built-in ones have none that says enough. */
function nameOf(type: ts.Type): string | null {
  if (!(type.symbol?.flags & ts.SymbolFlags.Interface)) return null;
  const reference = type as ts.TypeReference;
  const isGeneric = (reference.typeArguments?.length ?? 0) > 0;
  const isOurs = type.symbol.declarations?.every(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  );
  return isOurs && !isGeneric ? type.symbol.name : null;
}

function literal(type: ts.Type, kind: 'string' | 'number'): Schema {
  return type.isLiteral() ? { type: kind, enum: [type.value] } : { type: kind };
}
