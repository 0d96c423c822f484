import { DAY_MS } from '@portal/rules';
import { isIP } from 'node:net';
import forge from 'node-forge';

const KEY_BITS = 2_048;
const LASTS_DAYS = 30;
const DNS_NAME = 2;
const IP_ADDRESS = 7;

/** A certificate that this machine signed itself, and its key, both PEM. */
interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/**
 * Makes a certificate for trying the site: browsers warn about it, and it ends after 30 days.
 * @param host the name or the IP address of the site.
 */
export async function makeTrialCertificate(host: string, now: Date): Promise<Certificate> {
  const keys = await new Promise<forge.pki.rsa.KeyPair>((resolve, reject) => {
    forge.pki.rsa.generateKeyPair({ bits: KEY_BITS }, (error, pair) =>
      error ? reject(error) : resolve(pair),
    );
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  // A positive number of 16 bytes, as RFC 5280 asks.
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime() + LASTS_DAYS * DAY_MS);
  const name = [{ name: 'commonName', value: host }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const named = isIP(host) ? { type: IP_ADDRESS, ip: host } : { type: DNS_NAME, value: host };
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: [named] },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return {
    certificate: forge.pki.certificateToPem(certificate),
    key: forge.pki.privateKeyToPem(keys.privateKey),
  };
}
