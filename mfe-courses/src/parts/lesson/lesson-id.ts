import { createContext, useContext } from 'react';

const LessonId = createContext('');

/** Wraps a course or mission with its id: what is written in it stays on the device under that name. */
export const LessonIdProvider = LessonId.Provider;

export const useLessonId = () => useContext(LessonId);
