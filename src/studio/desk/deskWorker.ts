import { answerQuestions } from "./answerQuestions.ts";
import { tasks } from "./tasks.ts";

answerQuestions(tasks);
