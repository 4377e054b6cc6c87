import { createContext, useContext } from 'react';

const LessonId = createContext('');

/** Provides the id of a course or mission; its activity texts are stored under that id. */
export const LessonIdProvider = LessonId.Provider;

/** Returns the id of the current course or mission. */
export const useLessonId = () => useContext(LessonId);
