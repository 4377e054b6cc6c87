/**
 * Build input of a federated bundle; nobody loads it. It names every shared package whole, because the plugin
 * otherwise works out which of their exports an app uses while modules are still being parsed, and on a busy
 * machine decides too early: the rest is then `undefined` at run time (@module-federation/vite 1.23.0).
 * `shared-surface.test.ts` holds it to the list.
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
