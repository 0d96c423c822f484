import { DockerfileParser, type Instruction, JSONInstruction } from 'dockerfile-ast';

/** A stage of a Dockerfile: FROM and the instructions after it. */
interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** An exact version, or a dated Debian snapshot, and a digest, because a tag alone can be moved. */
const PINNED = /:(\d+\.\d+\.\d+|[a-z]+-\d{8})(-[\w.-]+)?@sha256:[0-9a-f]{64}$/;

/**
 * The problems of a Dockerfile (OPS-35), one sentence each. Targets are the stages that are started: those
 * that no other stage is based on or copies from. Inherited instructions count.
 */
export function dockerfileProblems(text: string): string[] {
  const parsed = DockerfileParser.parse(text);
  const args = new Map(
    parsed.getInitialARGs().flatMap((instruction) => {
      const property = instruction.getProperty();
      return property ? [[property.getName(), property.getValue() ?? ''] as const] : [];
    }),
  );
  const stages = readStages(parsed.getInstructions(), args);
  const byName = new Map(stages.map((stage) => [stage.name, stage]));
  const used = new Set(
    stages.flatMap(({ base, instructions }) => [base, ...copiedFrom(instructions)]),
  );
  const targets = stages.filter(({ name }) => !used.has(name));
  return [
    ...stages
      .filter(({ base }) => !byName.has(base) && !PINNED.test(base))
      .map(({ name, base }) => `${name}: its base ${base} is no exact version with its digest`),
    ...parsed
      .getInstructions()
      .filter((instruction) => instruction.getKeyword() === 'ADD')
      .map(
        (instruction) =>
          `line ${instruction.getRange().start.line + 1}: ADD fetches and unpacks; use COPY`,
      ),
    ...targets.flatMap((stage) =>
      targetProblems(lineage(stage, byName)).map((problem) => `${stage.name}: ${problem}`),
    ),
  ];
}

/** Names of the stages that can be started. */
export function dockerfileTargets(text: string): string[] {
  const stages = readStages(DockerfileParser.parse(text).getInstructions(), new Map());
  const used = new Set(
    stages.flatMap(({ base, instructions }) => [base, ...copiedFrom(instructions)]),
  );
  return stages.map(({ name }) => name).filter((name) => !used.has(name));
}

function readStages(
  instructions: readonly Instruction[],
  args: ReadonlyMap<string, string>,
): Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructions) {
    const [base = '', , name] = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction.getKeyword() === 'FROM') {
      const image = base.replaceAll(
        /\$\{(\w+)\}/g,
        (_all, variable: string) => args.get(variable) ?? '',
      );
      stages.push({ name: name ?? `stage ${stages.length + 1}`, base: image, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** The instructions of a stage, after those of its base stages. */
function lineage(stage: Stage, byName: ReadonlyMap<string, Stage>): Instruction[] {
  const parent = byName.get(stage.base);
  return [...(parent ? lineage(parent, byName) : []), ...stage.instructions];
}

function copiedFrom(instructions: readonly Instruction[]): string[] {
  return instructions.flatMap((instruction) => {
    const [, name] = /--from=(\S+)/.exec(instruction.toString()) ?? [];
    return instruction.getKeyword() === 'COPY' && name !== undefined ? [name] : [];
  });
}

function targetProblems(instructions: readonly Instruction[]): string[] {
  const last = (keyword: string): Instruction | undefined =>
    instructions.filter((instruction) => instruction.getKeyword() === keyword).at(-1);
  const starts = [last('ENTRYPOINT'), last('CMD')].filter((start) => start !== undefined);
  const user = last('USER')?.getArgumentsContent() ?? '';
  const check = last('HEALTHCHECK')?.getArgumentsContent() ?? '';
  const runs = instructions.filter((instruction) => instruction.getKeyword() === 'RUN');
  const checks: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [
      !/^[1-9]\d*:[1-9]\d*$/.test(user),
      `it runs as '${user || 'root'}', not as a number other than 0`,
    ],
    [
      starts.length === 0 || !starts.every(isExecForm),
      'it is started by a shell, which keeps signals to itself',
    ],
    [check === '', 'it has no health check and does not say NONE'],
    [
      check !== 'NONE' && !/CMD \["(node|bash)", /.test(check),
      'its health check is no program of ours',
    ],
    [
      runs.some((run) => /npm (install|i|ci(?!.*--omit=dev))\b/.test(run.toString())),
      'it has more than production needs',
    ],
    [
      instructions.some((one) => /\b(curl|wget) /.test(one.toString())),
      'it fetches what nobody checks',
    ],
    [instructions.some(copiesEverything), 'it holds the whole workspace'],
    [!instructions.some(namesCommit), 'it has no label with the commit it was built from'],
    [instructions.some(namesSecret), 'a secret would stay in its layers'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

function isExecForm(instruction: Instruction): boolean {
  return instruction instanceof JSONInstruction && instruction.getOpeningBracket() !== null;
}

function copiesEverything(instruction: Instruction): boolean {
  return (
    instruction.getKeyword() === 'COPY' &&
    /^(\.|\/src)\/? /.test(instruction.getArgumentsContent() ?? '')
  );
}

function namesSecret(instruction: Instruction): boolean {
  const declares = ['ENV', 'ARG'].includes(instruction.getKeyword());
  return (
    declares &&
    /PASSWORD|SECRET|TOKEN|MONGODB_URI|_KEY/.test(instruction.getArgumentsContent() ?? '')
  );
}

function namesCommit(instruction: Instruction): boolean {
  return (
    instruction.getKeyword() === 'LABEL' &&
    instruction.toString().includes('org.opencontainers.image.revision="${COMMIT}"')
  );
}
