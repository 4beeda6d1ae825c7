"""Tests of the project's own tools: the Makefile's targets, the server, and parts of the browser tests."""
