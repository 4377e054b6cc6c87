import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course as v3 } from '../../../content/copilot-v3/course.ts';
import { renderCourse, storeProgress } from '../../course/CoursePage.test-scene.tsx';

it.each([null, 'https://camara.example/regras-da-ia'])(
  'ExternalLink to the rules of the municipality leads to %s',
  (staffRules) => {
    storeProgress(v3, 30, 1);
    renderCourse(v3, { settings: () => ({ staffRules }) });
    const link = screen.queryByRole('link', { name: /^Ler as regras da câmara/ });
    expect(link?.getAttribute('href') ?? null).toBe(staffRules);
  },
);
