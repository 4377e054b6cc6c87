import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { renderManifest } from '../mfe-courses/scorm/manifest.ts';
import { workspace } from './run.ts';

// SCORM 1.2 is the format in which learning platforms import a course. Its manifest lists the files of the
// course.

const readSchema = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(workspace, 'mfe-courses/scorm/schema', fileName), 'utf8'),
});

const validate = (contents: string) =>
  validateXML({
    xml: { fileName: 'imsmanifest.xml', contents },
    // This schema imports the other one, so the check covers both namespaces of the manifest.
    schema: readSchema('adlcp_rootv1p2.xsd'),
    preload: [readSchema('imscp_rootv1p1p2.xsd'), readSchema('ims_xml.xsd')],
  });

const manifest = renderManifest({ id: 'copilot-v3', title: 'Copilot & «CML» <IA>', version: '0.1.0' }, [
  'index.html',
  'assets/a"b.js',
]);

it('renderManifest returns a valid SCORM 1.2 manifest for a title with special characters', async () => {
  const { errors } = await validate(manifest);
  expect(errors).toEqual([]);
});

it.each([
  ['an unknown type of resource', 'adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"'],
  ['no organization', /<organizations[\s\S]*<\/organizations>/, ''],
  ['a file without an address', '<file href="index.html"/>', '<file/>'],
])('The SCORM schemas reject %s', async (_, search, replacement) => {
  const { valid } = await validate(manifest.replace(search, replacement));
  expect(valid).toBe(false);
});
