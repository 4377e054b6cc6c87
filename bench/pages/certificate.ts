import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Browsers use HTTP/2 only over TLS, so the benchmark's local servers (serve.ts) need a certificate.

/** Creates a key and a self-signed certificate for localhost. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Key and certificate of this process's servers, created when this module loads. */
export const certificate = createCertificate();

const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });

/**
 * Browser argument that trusts the certificate. With the option that ignores all certificate errors, Chromium
 * disables its cache and service workers: prefetched files would then be downloaded again on use.
 */
export const trustArgument = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
