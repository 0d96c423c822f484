import { createInterface, type Interface } from 'node:readline';
import { PAYMENT_METHODS, paymentNumberVariable } from '@portal/rules';
import { Problem } from '../../shared/problem';
import type { Given } from './arguments';

/** What only a person knows. */
export interface Answers {
  readonly host: string;
  readonly administrator: string;
  readonly telegramBot: string;
  readonly telegramToken: string;
  /** Variables of the numbers that receive payments; at least one. */
  readonly numbers: Readonly<Record<string, string>>;
  /** File of the certificate; empty: make one for trying. */
  readonly certificate: string;
  readonly key: string;
}

/** What is asked, and the form of its answer. */
interface Prompt {
  readonly option: 'host' | 'administrator' | 'telegram-bot' | 'telegram-token';
  readonly text: string;
  readonly form: RegExp;
}

const PROMPTS: readonly Prompt[] = [
  { option: 'host', text: 'Host name of the site (portal.example)', form: /^[\w.:-]+$/ },
  { option: 'administrator', text: 'Name of the first administrator', form: /^[a-z][\w.-]*$/i },
  {
    option: 'telegram-bot',
    text: 'Name of the sign-in bot, without @',
    form: /^[A-Za-z]\w{4,31}$/,
  },
  { option: 'telegram-token', text: 'Its token from BotFather', form: /^\d{6,12}:[\w-]{30,}$/ },
];

const NUMBER = /^01\d{9}(:\w+)?$/;

/** Asks a person; null: nobody can answer. */
type Ask = ((text: string) => Promise<string>) | null;

async function answerTo({ option, text, form }: Prompt, given: Given, ask: Ask): Promise<string> {
  const known = given[option];
  if (known !== undefined && !form.test(known)) throw new Problem(`--${option} is not right.`);
  if (known !== undefined) return known;
  if (ask === null) throw new Problem(`--${option} is missing. See --help.`);
  for (;;) {
    const answer = await ask(text);
    if (form.test(answer)) return answer;
  }
}

function givenNumbers(entries: readonly string[]): Record<string, string> {
  const pairs = entries.map((entry) => {
    const [name = '', number = ''] = entry.split('=');
    const method = PAYMENT_METHODS.find((one) => one === name);
    if (!method || !NUMBER.test(number)) throw new Problem(`--number ${entry} is not right.`);
    return [paymentNumberVariable(method), number] as const;
  });
  return Object.fromEntries(pairs);
}

async function numbersFrom(given: Given, ask: Ask): Promise<Record<string, string>> {
  const known = givenNumbers(given.number ?? []);
  if (Object.keys(known).length > 0) return known;
  if (ask === null) throw new Problem('--number is missing. See --help.');
  const numbers: Record<string, string> = {};
  while (Object.keys(numbers).length === 0) {
    for (const method of PAYMENT_METHODS) {
      const answer = await ask(`Number for payments by ${method} (empty: none)`);
      if (NUMBER.test(answer)) numbers[paymentNumberVariable(method)] = answer;
    }
  }
  return numbers;
}

async function filesFrom(given: Given, isNeeded: boolean, ask: Ask) {
  if (!isNeeded) return { certificate: '', key: '' };
  const certificate =
    given.certificate ?? (await ask?.('File of the certificate (empty: one for trying)')) ?? '';
  if (certificate === '') return { certificate, key: '' };
  const key = given.key ?? (await ask?.('File of its key')) ?? '';
  if (key === '') throw new Problem('--key is missing. See --help.');
  return { certificate, key };
}

/** Asks on a terminal. Its end is no answer. */
function askerOn(terminal: Interface): NonNullable<Ask> {
  const lines = terminal[Symbol.asyncIterator]();
  return async (text) => {
    terminal.setPrompt(`${text}: `);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done === true) throw new Problem('Nothing was entered, and nothing was written.');
    return value.trim();
  };
}

/**
 * The options, and on a terminal the answers to what they leave out. An answer of a wrong form is asked again.
 * @param isCertificateNeeded false when the folder has one.
 * @throws Problem for a wrong option, and for a missing one without a terminal.
 */
export async function askAll(given: Given, isCertificateNeeded: boolean): Promise<Answers> {
  const terminal =
    process.stdin.isTTY === true
      ? createInterface({ input: process.stdin, output: process.stderr })
      : null;
  const ask: Ask = terminal && askerOn(terminal);
  try {
    const answers: string[] = [];
    for (const prompt of PROMPTS) answers.push(await answerTo(prompt, given, ask));
    const [host = '', administrator = '', telegramBot = '', telegramToken = ''] = answers;
    const numbers = await numbersFrom(given, ask);
    const files = await filesFrom(given, isCertificateNeeded, ask);
    return { host, administrator, telegramBot, telegramToken, numbers, ...files };
  } finally {
    terminal?.close();
  }
}
