import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOUNDARIES, boundaryProblems, parseImports } from '../federation/src/boundaries/index.ts';
import { workspace } from './run.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.startsWith('federation/fixtures/'));

/** Boundary violations of an invented file with this line. */
const findProblems = (file: string, line: string) =>
  boundaryProblems(file, `import a from 'b';\n${line}\nconst c = 1;`);

/** Imports that each boundary forbids, by its name. Files and modules are invented. */
const FORBIDDEN: Record<string, [file: string, line: string][]> = {
  'app → app': [
    ['mfe-a/src/pages/x/X.tsx', "import { B } from '../../../../mfe-b/src/parts/B.tsx';"],
    ['mfe-a/src/rules/x.test.ts', "import { b } from 'mfe-b';"],
    ['mfe-a/src/parts/X.tsx', "const load = () => import('../../../shared-ui/library/src/content/text.ts');"],
  ],
  'app → shell': [['mfe-a/src/parts/X.tsx', "export { router } from '../../../shell/src/router/router.ts';"]],
  'shell → app': [['shell/src/App.tsx', "import type { B } from '../../mfe-b/src/parts/B.tsx';"]],
  'shared-ui → workspace package': [
    ['shared-ui/src/card/Card.tsx', "import { useShell } from '@ia/federation';"],
    ['shared-ui/src/card/Card.tsx', "import { backendOf } from '@ia/shared-services/backend';"],
    ['shared-ui/src/card/card.test.tsx', "import { words } from '../../library/src/content/text.ts';"],
  ],
  'shared-services → higher layer': [
    ['shared-services/src/votes/a.ts', "import { b } from '../../../mfe-b/src/rules/b.ts';"],
    ['shared-services/src/votes/a.ts', "import { useModule } from '@ia/shared-ui/hooks';"],
  ],
  'federation → workspace package': [
    ['federation/src/serve/a.ts', "import { formatNumber } from '@ia/shared-ui/number';"],
  ],
  'backend → app': [['supabase/scripts/seed.ts', "import { R } from '../../mfe-b/src/content/r.ts';"]],
  'page → page': [['mfe-a/src/pages/x/X.tsx', "import { Y } from '../y/Y.tsx';"]],
  'part → page': [['mfe-a/src/parts/p/P.tsx', "import { X } from '../../pages/x/X.tsx';"]],
  'data → component': [['mfe-a/src/data/q.ts', "import { p } from '../parts/p/use-p.ts';"]],
  'state → component': [['mfe-a/src/state/s.ts', "import { q } from '../data/q.ts';"]],
  'rule → impure code': [
    ['mfe-a/src/rules/r.ts', "import { useState } from 'react';"],
    ['mfe-a/src/rules/r.ts', "import { type S, s } from '../state/s.ts';"],
  ],
  'content → code': [
    ['mfe-a/src/content/c.ts', "import { P } from '../parts/P.tsx';"],
    ['mfe-a/src/content/c.tsx', "import { css } from '@emotion/react';"],
  ],
  'jotai outside of state': [['mfe-a/src/parts/P.tsx', "import { atom } from 'jotai';"]],
  'backend outside of data': [
    ['mfe-a/src/pages/x/X.tsx', "import { createBackend } from '@ia/shared-services/backend';"],
    ['mfe-a/src/state/s.ts', "import { PostgrestClient } from '@supabase/postgrest-js';"],
  ],
  'Supabase client on a public page': [
    ['mfe-a/src/data/q.ts', "const client = await import('@supabase/supabase-js');"],
  ],
  'direct icon import': [
    ['shared-ui/src/card/Card.tsx', "import Star from 'lucide-react/icons/star';"],
    ['shared-ui/src/icon/Icon.tsx', "import type { LucideIcon } from 'lucide-react';"],
    ['mfe-a/src/parts/P.tsx', "import { Star } from 'lucide-react';"],
  ],
  'styled in shared-ui': [
    ['shared-ui/src/card/Card.styles.ts', "import styled from '@emotion/styled';"],
    ['shared-ui/src/card/Card.tsx', "import type { StyledComponent } from '@emotion/styled';"],
  ],
  'jotai/utils': [
    ['mfe-a/src/state/s.ts', "import { atomWithStorage } from 'jotai/utils';"],
    ['shell/src/main.tsx', "import { RESET } from 'jotai/utils';"],
  ],
};

test.each(BOUNDARIES.map(({ name }) => name))('boundaryProblems reports %s in every import form', (name) => {
  expect(FORBIDDEN[name]?.length ?? 0).toBeGreaterThan(0);
  for (const [file, line] of FORBIDDEN[name] ?? []) {
    expect(findProblems(file, line), line).toEqual([expect.stringContaining(`(${name})`)]);
  }
});

test.each([
  ['mfe-a/src/pages/x/X.tsx', "import { x } from './x/y.ts';"],
  ['mfe-a/src/pages/x/X.tsx', "import { P } from '../../parts/P.tsx';"],
  ['mfe-a/src/rules/r.ts', "import type { S } from '../data/s.ts';"],
  ['mfe-a/src/rules/r.ts', "import { type S, type T } from '../data/s.ts';"],
  ['mfe-a/src/state/s.ts', "import { atom } from 'jotai';"],
  ['mfe-a/src/data/q.ts', "import { BackendError } from '@ia/shared-services/backend';"],
  ['mfe-a/src/parts/P.tsx', "import { useBackend } from '@ia/shared-services/use-backend';"],
  ['shared-services/src/use-backend/a.ts', "import { useShell } from '@ia/federation';"],
  ['shared-ui/src/icon/icons.ts', "export { default as Star } from 'lucide-react/icons/star';"],
  ['shared-ui/src/card/Card.test.tsx', "import styled from '@emotion/styled';"],
  ['shared-ui/library/src/parts/P.styles.ts', "import styled from '@emotion/styled';"],
  ['mfe-a/src/parts/P.styles.ts', "import styled from '@emotion/styled';"],
  ['shared-ui/library/src/parts/P.tsx', "import { Button } from '@ia/shared-ui/button';"],
])('boundaryProblems allows in %s: %s', (file, line) => {
  expect(findProblems(file, line)).toEqual([]);
});

test('No file of the workspace violates a boundary', () => {
  const problems = files.flatMap((file) =>
    boundaryProblems(file, readFileSync(path.join(workspace, file), 'utf8')),
  );
  expect(problems).toEqual([]);
});

test('parseImports parses every form of import', () => {
  const code = `import './a.css';
import b, { c } from "./b.ts";
import {
  type D,
  e,
} from './d.ts';
export * from './f.ts';
export type { G } from './g.ts';
const h = () => import('./h.ts');`;
  expect(parseImports(code).map(({ specifier, types }) => [specifier, types])).toEqual([
    ['./a.css', false],
    ['./b.ts', false],
    ['./d.ts', false],
    ['./f.ts', false],
    ['./g.ts', true],
    ['./h.ts', false],
  ]);
});
