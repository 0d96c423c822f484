import type { Programs } from '../shared/run-program';

/** All programs of `npm run verify -- <name>`. `npm run lint` compares them with CONTRIBUTING.md. */
export const VERIFICATIONS = {
  api: {
    file: 'tools/verify/bench/api.ts',
    about: 'Measures every read next to a bare server that sends the same database commands.',
  },
  attacks: {
    file: 'tools/verify/prove/attacks.ts',
    about: 'Repeats the attacks of the security review on two instances behind nginx.',
  },
  backup: {
    file: 'tools/verify/prove/backup.ts',
    about: 'Backs a system up while payments come in, destroys it and restores it.',
  },
  build: {
    file: 'tools/verify/prove/build.ts',
    about: 'Builds shell, portals and bff in two folders and compares every byte.',
    takesNoArguments: true,
  },
  bulk: {
    file: 'tools/verify/prove/bulk.ts',
    about: 'Runs and undoes a bulk action on 10,000 users, killed three times each.',
  },
  capacity: {
    file: 'tools/verify/bench/capacity.ts',
    about: 'Measures requests per second and core of one and two instances.',
  },
  counters: {
    file: 'tools/verify/prove/counters.ts',
    about: 'Recounts every counter of a large seed from its records.',
  },
  crash: {
    file: 'tools/verify/prove/crash.ts',
    about: 'Kills the service at every point of a payment, 20 times each.',
  },
  csv: {
    file: 'tools/verify/prove/csv.ts',
    about: 'Opens every export with hostile texts in LibreOffice and in a CSV library.',
    takesNoArguments: true,
  },
  'database-away': {
    file: 'tools/verify/prove/database-away.ts',
    about: 'Takes the database away for a minute, stopped and silent, under load.',
  },
  drill: {
    file: 'tools/verify/prove/drill.ts',
    about: 'Releases, tries, rolls back and prunes under an open browser, then runs skew.',
  },
  'engine-faults': {
    file: 'tools/verify/prove/engine-faults.ts',
    about: 'Breaks the trial database on purpose, and sees its proof with kill -9 fail.',
  },
  flaky: {
    file: 'tools/verify/prove/flaky.ts',
    about: 'Runs the journeys and the long proofs many times and names what failed once.',
  },
  follow: {
    file: 'tools/verify/prove/follow.ts',
    about: 'Measures how soon changes by another instance reach 2,000 open queues.',
  },
  fuzz: {
    file: 'tools/verify/prove/fuzz.ts',
    about: 'Sends 20,000 malformed requests to every operation, or --all of them.',
  },
  images: {
    file: 'tools/verify/prove/images.ts',
    about: 'Builds the images and operates them with a Docker engine, as the documents say.',
  },
  inp: {
    file: 'tools/verify/bench/inp.ts',
    about:
      'Measures how long presses and typed letters wait for the next paint on a slow processor.',
  },
  lighthouse: {
    file: 'tools/verify/bench/lighthouse.ts',
    about:
      "Measures Lighthouse's scores of the public pages of a running system, next to an older one.",
  },
  lists: {
    file: 'tools/verify/bench/lists.ts',
    about: 'Measures every list of the administrators next to reading one user.',
  },
  'moved-journeys': {
    file: 'tools/verify/prove/moved-journeys.ts',
    about: 'Breaks each rule that moved from a journey to a spec, and sees the spec fail.',
  },
  production: {
    file: 'tools/verify/prove/production.ts',
    about: 'Runs every browser journey through nginx with the configuration of production.',
  },
  queue: {
    file: 'tools/verify/prove/queue.ts',
    about: 'Watches the Live Queue in a browser while 200 tasks change 20 times a second.',
  },
  races: {
    file: 'tools/verify/prove/races.ts',
    about: "Races payments over two processes, and an order's end against its money.",
    takesNoArguments: true,
  },
  restarts: {
    file: 'tools/verify/prove/restarts.ts',
    about: 'Restarts instances behind nginx under load and counts lost requests.',
  },
  screens: {
    file: 'tools/verify/prove/screens.ts',
    about:
      "Checks the subscriber's screens in every state: axe, keyboard, targets, widths, shifts.",
  },
  skew: {
    file: 'tools/verify/prove/skew.ts',
    about: 'Runs a smoke suite in the 12 meetings of old and new shell, portals and bff.',
  },
  web: {
    file: 'tools/verify/bench/web.ts',
    about: 'Measures bytes, requests and time of the first load next to a plain SPA.',
    takesNoArguments: true,
  },
  writers: {
    file: 'tools/verify/bench/writers.ts',
    about: "Measures readers and the bot's reports by 1 and 8 clients, next to an older tree.",
  },
  zones: {
    file: 'tools/verify/prove/zones.ts',
    about: 'Runs the specs of days under three time zones of the machine.',
    takesNoArguments: true,
  },
} as const satisfies Programs;
