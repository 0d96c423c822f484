/** What the spec files of a worker share: globals, listeners of the process, variables, folder, exit code. */
export class ProcessState {
  globals = globalsNow();
  listeners = listenersNow();
  variables = { ...process.env };
  folder = process.cwd();
  exit = process.exit;
  exitCode = process.exitCode;

  /** Loads a package. Its globals and listeners stay, because it is not loaded a second time. */
  keeping(load) {
    const globals = globalsNow();
    const listeners = listenersNow();
    const loaded = load();
    for (const [key, descriptor] of globalsNow()) {
      if (!globals.has(key)) this.globals.set(key, descriptor);
    }
    for (const [event, after] of listenersNow()) {
      const before = listeners.get(event) ?? [];
      const added = after.filter((listener) => !before.includes(listener));
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), ...added]);
    }
    return loaded;
  }

  /** Undoes what was changed since this object was made, but not what packages did while they were loaded. */
  restore() {
    this.restoreGlobals();
    for (const [event, now] of listenersNow()) {
      const kept = this.listeners.get(event) ?? [];
      for (const listener of now) {
        if (!kept.includes(listener)) process.removeListener(event, listener);
      }
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
    if (process.cwd() !== this.folder) process.chdir(this.folder);
    process.exit = this.exit;
    process.exitCode = this.exitCode;
  }

  restoreGlobals() {
    for (const [key, { value, get }] of globalsNow()) {
      const before = this.globals.get(key);
      if (!before) Reflect.deleteProperty(globalThis, key);
      else if (before.value !== value || before.get !== get) {
        Reflect.defineProperty(globalThis, key, before);
      }
    }
    for (const [key, before] of this.globals) {
      if (!Reflect.has(globalThis, key)) Reflect.defineProperty(globalThis, key, before);
    }
  }
}

const globalsNow = () =>
  new Map(
    Reflect.ownKeys(globalThis).map((key) => [
      key,
      Reflect.getOwnPropertyDescriptor(globalThis, key),
    ]),
  );

const listenersNow = () =>
  new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
