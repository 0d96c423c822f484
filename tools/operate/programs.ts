import type { Programs } from '../shared/run-program';

/**
 * All programs of `npm run operate -- <name>`. `npm run lint` compares them with CONTRIBUTING.md. The most
 * used ones have their own script: `npm run release`, `npm run backup`, `npm run restore`.
 */
export const OPERATIONS = {
  advisories: {
    file: 'tools/operate/supply/advisories.ts',
    about: 'Compares installed packages with known weaknesses.',
  },
  alerts: {
    file: 'tools/operate/alerts/main.ts',
    about: 'Writes the alerts for Kubernetes from those of Prometheus.',
    takesNoArguments: true,
  },
  backup: {
    file: 'tools/operate/backup/main.ts',
    about: 'Writes database and photos of one moment into a checked archive.',
  },
  doctor: {
    file: 'tools/operate/doctor/main.ts',
    about: 'Says what is missing before an installation goes live, and after.',
  },
  edge: {
    file: 'tools/operate/edge/main.ts',
    about: "Writes the parts of nginx's configuration that libs/contracts decides.",
    takesNoArguments: true,
  },
  export: {
    file: 'tools/operate/backup/main.ts',
    args: ['--database-only'],
    about: 'Writes an archive of the database without photos.',
  },
  import: {
    file: 'tools/operate/backup/restore.ts',
    args: ['--database-only'],
    about: 'Puts an archive into a database without its photos.',
  },
  init: {
    file: 'tools/operate/init/main.ts',
    about: 'Makes secrets, certificate for trying and environment of an installation.',
  },
  probe: {
    file: 'tools/operate/probe/probe.ts',
    about: 'Asks a site for what every visitor needs.',
  },
  reconcile: {
    file: 'tools/operate/reconcile/main.ts',
    about: 'Compares orders, ledger, plans and daily statistics.',
  },
  release: {
    file: 'tools/operate/release/cli.ts',
    about: 'Builds a part and makes it live; lists, tries, promotes, rolls back, prunes.',
  },
  restore: {
    file: 'tools/operate/backup/restore.ts',
    about: 'Puts an archive of backup into an empty database and photo folder.',
  },
  sbom: {
    file: 'tools/operate/supply/sbom.ts',
    about: 'Writes a bill of materials (CycloneDX) for each artefact.',
  },
} as const satisfies Programs;
