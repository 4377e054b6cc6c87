/**
 * Build input of a federated bundle; never loaded. It imports every shared package completely. Otherwise the
 * plugin collects the used exports while modules are still being parsed, and on a busy machine stops too
 * early: missing exports are then `undefined` at run time (@module-federation/vite 1.23.0).
 * `shared-surface.test.ts` compares it with the list.
 */
import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as emotionStyled from '@emotion/styled';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

export { emotionJsx, emotionReact, emotionStyled, jotai, react, reactDom, reactDomClient, reactJsx };
