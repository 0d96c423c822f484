import { relative, resolve } from 'node:path';
import { describeFailure } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { sourceTime, writeBills } from './write-bills';

const HELP = `Usage: npm run operate -- sbom [<folder>]

Writes a software bill of materials (CycloneDX 1.6, JSON) for each artefact and for the whole repository
into the folder (dist/sbom). Everything comes from package-lock.json and docker/Dockerfile: equal inputs
give equal bytes. SOURCE_DATE_EPOCH, seconds since 1970, is written as the time when it is set.`;

const [folder = 'dist/sbom'] = process.argv.slice(2);
if (folder.startsWith('-')) {
  console.log(HELP);
  process.exitCode = folder === '--help' ? 0 : 2;
} else {
  try {
    const root = workspaceRoot();
    const time = sourceTime(process.env['SOURCE_DATE_EPOCH']);
    for (const { file, components } of writeBills(root, resolve(root, folder), time))
      console.log(`${relative(root, file)}: ${components} components`);
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
